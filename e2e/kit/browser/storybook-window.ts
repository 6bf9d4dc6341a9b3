type Listener = (payload: never) => void;

/** The parts of Storybook's preview that the tests use. */
type Channel = {
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
  emit(event: string, payload: unknown): void;
  /** The arguments of the last event with this name. */
  last(event: string): unknown[] | undefined;
};
type Viewport = { styles: { width: string; height: string } };
type StoryStore = {
  loadStory(request: { storyId: string }): Promise<{
    storyGlobals: { viewport?: { value?: string } };
    parameters: { viewport?: { options?: Record<string, Viewport> } };
  }>;
};
export type AxeViolation = { id: string; nodes: { html: string; failureSummary?: string }[] };
type Axe = { run(context: object, options: object): Promise<{ violations: AxeViolation[] }> };

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { storyStoreValue: StoryStore };
    /** The accessibility addon loads it with the first story. */
    axe: Axe;
  }
}
