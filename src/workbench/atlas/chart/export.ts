import { save } from '../save.ts';
import type { ChartLayout } from './placement.ts';

/** Styles of shapes and text, written into the file as attributes, since it has no style sheet. */
const PROPERTIES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'paint-order'],
];
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels around the drawing. */
const MARGIN = 24;

/** Saves a chart as a self-contained SVG file with its styles and its font. */
export async function saveSvg(contentId: string, layout: ChartLayout, name: string): Promise<void> {
  const content = document.getElementById(contentId);
  if (!content) return;
  const text = new XMLSerializer().serializeToString(await standalone(content, layout));
  save(`${name}.svg`, text, 'image/svg+xml');
}

async function standalone(content: Element, { width, height }: ChartLayout): Promise<SVGSVGElement> {
  const svg = document.createElementNS(SVG, 'svg');
  const w = Math.ceil(width) + 2 * MARGIN;
  const h = Math.ceil(height) + 2 * MARGIN;
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('width', `${w}`);
  svg.setAttribute('height', `${h}`);
  svg.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${w} ${h}`);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await fontFace();
  const paper = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries({ x: -MARGIN, y: -MARGIN, width: w, height: h }))
    paper.setAttribute(key, `${value}`);
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  svg.append(style, paper, styled(content));
  return svg;
}

/** Returns a copy with its styles as attributes, without the attributes that only the page needs. */
function styled(element: Element): Element {
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) {
    if (!/^(?:class|id|role|tabindex|aria-.*|data-.*)$/.test(name)) copy.setAttribute(name, value);
  }
  const style = getComputedStyle(element);
  if (style.display === 'none') return document.createElementNS(SVG, 'g');
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    if (value && value !== getComputedStyle(element.parentElement ?? element).getPropertyValue(property)) {
      copy.setAttribute(property, value);
    }
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(styled(child));
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
  }
  return copy;
}

/** Returns the page's font rule with the font file embedded; empty if the page has no such rule. */
async function fontFace(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rule = rules.find((each) => each instanceof CSSFontFaceRule && each.cssText.includes('.woff2'));
  const [, url] = /url\("?([^")]+\.woff2)"?\)/.exec(rule?.cssText ?? '') ?? [];
  if (!rule || url === undefined) return '';
  const href = new URL(url, rule.parentStyleSheet?.href ?? document.baseURI);
  const bytes = new Uint8Array(await (await fetch(href)).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return rule.cssText.replace(/url\([^)]*\)/, `url("data:font/woff2;base64,${btoa(letters)}")`);
}
