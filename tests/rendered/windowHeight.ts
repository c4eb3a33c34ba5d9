const LENGTH = /([\d.]+)[dsl]?vh\b/g;

/** Original values in the app's style sheets, by rule and property. */
const written = new WeakMap<CSSStyleDeclaration, Map<string, string>>();

/**
 * Lays the page out as in a window of this height in pixels, whatever the height of the real window. A picture can then
 * show all of a long page, without parts that grow with the window.
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
