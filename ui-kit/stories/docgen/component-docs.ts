/** A prop of a component, as its page lists it. */
export type PropDocs = {
  name: string;
  type: string;
  /** The declarations of the types that `type` names. */
  detail: string | null;
  isRequired: boolean;
  description: string;
  defaultText: string | null;
  /** The values, if they are a few literals. */
  values: readonly (string | number)[] | null;
};

/** Props that come from an element of HTML, or from the component that is given as `as`. */
export type InheritedProps = { of: string; except: readonly string[] };

export type ComponentDocs = {
  name: string;
  description: string;
  props: readonly PropDocs[];
  inherited: InheritedProps | null;
};
