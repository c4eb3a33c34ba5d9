import { useLingui } from '@lingui/react/macro';
import { levelOf, type TopicLevel } from '#domain/person/questionnaires.ts';
import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';

/** Results of the answers, by topic, in words. */
export function TopicsPart({ answered }: { answered: readonly AnsweredQuestionnaire[] }) {
  const { t } = useLingui();
  const words: Readonly<Record<TopicLevel, string>> = {
    sufficient: t`ausreichend`,
    little: t`gering`,
    none: t`keine`,
  };
  const topics = answered.flatMap((each) => each.topics);
  return <DescriptionList items={topics.map((each) => ({ term: each.topic, value: words[levelOf(each)] }))} />;
}
