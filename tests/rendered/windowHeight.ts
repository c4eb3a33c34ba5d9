const LENGTH = /([\d.]+)[dsl]?vh\b/g;

/** What was written in the app's style sheets before it was changed here, by rule and property. */
const written = new WeakMap<CSSStyleDeclaration, Map<string, string>>();

/**
 * Lays the page out as in a window of this height, in pixels, however high the window is that it is shown in: a picture
 * shows all of a long page, and none that grows with its window.
 */
export function layOutAsIn(height: number): void {
  for (const { style } of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
    const before = written.get(style) ?? new Map<string, string>();
    written.set(style, before);
    for (const property of style) {
      const value = before.get(property) ?? style.getPropertyValue(property);
      if (value.search(LENGTH) < 0) continue;
      before.set(property, value);
      style.setProperty(
        property,
        value.replace(LENGTH, (_, share: string) => `${(Number(share) * height) / 100}px`),
      );
    }
  }
}

function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rulesIn(rule.cssRules) : [];
    return rule instanceof CSSStyleRule ? [rule, ...inner] : inner;
  });
}
