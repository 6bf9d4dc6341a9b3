/** What we use of the engine. Its package has no types at its main entry. */
declare module 'speech-rule-engine' {
  const engine: {
    version: string;
    /** Loads the rules of a language from the package's own folder. */
    setupEngine(options: { locale: 'en'; domain: 'clearspeak'; modality: 'speech'; markup: 'none' }): Promise<unknown>;
    engineReady(): Promise<unknown>;
    /** The speech of a MathML string; '' if it says nothing. Logs to the console and returns '' for invalid markup. */
    toSpeech(mathml: string): string;
  };
  export default engine;
}
