/** Returns the style rules of the page, also those within groups such as @layer; of @media those that `isWanted`. */
export function styleRules(isWanted: (media: string) => boolean): CSSStyleRule[] {
  return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, isWanted));
}

function rulesIn(rules: CSSRuleList, isWanted: (media: string) => boolean): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    if (rule instanceof CSSMediaRule) return isWanted(rule.conditionText) ? rulesIn(rule.cssRules, isWanted) : [];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, isWanted) : [];
  });
}
