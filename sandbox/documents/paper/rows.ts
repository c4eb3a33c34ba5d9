import { germanOf, type Text } from '../bilingual.ts';
import { BODY, COLOURS, ENGLISH, LEFT, RULE_ROOM, WIDTH } from './layout.ts';
import { inTurn, type Sheet } from './sheet.ts';

const LABEL = WIDTH * 0.4;
const NAME = { width: LABEL - 10 };
const VALUE = { width: WIDTH - LABEL, lineGap: 1.5 };
const ABOVE = 2.5;
/** Points of a row above and below its texts. */
const PADDING = 4;
/** Points more if a row has a translation. */
const PAIR_PADDING = 2;

/** Draws names with their values, each above a rule. */
export function rows(sheet: Sheet, facts: readonly (readonly [Text, Text])[]): void {
  const { doc, write, body, translation, heightBelow, room, rule } = sheet;
  const named = () => body(false, BODY, COLOURS.soft);
  const measure = (name: Text, value: Text) => {
    const belowName = heightBelow(name, ENGLISH.label, NAME);
    const belowValue = heightBelow(value, ENGLISH.label, VALUE);
    const ofName = named().heightOfString(germanOf(name), NAME);
    const ofValue = body(true).heightOfString(germanOf(value), VALUE);
    const height = Math.max(ofName + belowName, ofValue + belowValue);
    return { ofName, ofValue, whole: height + (belowName + belowValue > 0 ? PAIR_PADDING : 0) + PADDING };
  };
  for (const [name, value] of facts) {
    const { ofName, ofValue, whole } = measure(name, value);
    room(whole + RULE_ROOM);
    const top = doc.y;
    const y = top + ABOVE;
    write(
      'P',
      () => {
        named().text(germanOf(name), LEFT, y, NAME);
        body(true).text(germanOf(value), LEFT + LABEL, y, VALUE);
      },
      inTurn([
        translation(name, ENGLISH.label, NAME, LEFT, y + ofName),
        translation(value, ENGLISH.label, VALUE, LEFT + LABEL, y + ofValue),
      ]),
    );
    doc.y = top + whole;
    rule();
  }
  doc.moveDown(0.6);
}
