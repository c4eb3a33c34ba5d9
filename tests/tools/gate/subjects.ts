// Checks the subjects of the commits that are not on origin yet; without origin, those of the last 30. Passes without a
// repository.
import { git } from '../git.ts';

const LONGEST = 60;
/** First words that are no imperative: articles, question words, and other forms of a verb. */
const NO_VERB = /^(?:The|This|These|An?|No|New|Some|What|Which|Where|Who|How|Why|When|\w+[^e]ed|\w+ing|\w+[^s]s)\b/;
/** Imperatives that end like another form. */
const VERBS = /^(?:Bring|Embed|Focus|Ping)\b/;

/** Returns the reason why a subject breaks the rules; null if it follows them. */
export function subjectBreach(subject: string): string | null {
  if (subject.length > LONGEST) return `has ${subject.length} characters instead of at most ${LONGEST}`;
  if (!/^[A-Z][a-z]+ /.test(subject) || (NO_VERB.test(subject) && !VERBS.test(subject)))
    return 'does not begin with an imperative, such as “Add”';
  return subject.endsWith('.') ? 'ends with a full stop' : null;
}

function newSubjects(): string[] {
  const range = git('for-each-ref', 'refs/remotes/origin') ? ['--not', '--remotes=origin'] : ['--max-count=30'];
  return (
    git('log', '--no-merges', '--format=%s', 'HEAD', ...range)
      ?.split('\n')
      .filter(Boolean) ?? []
  );
}

if (import.meta.main) {
  const subjects = newSubjects();
  const breaches = subjects.flatMap((subject) => {
    const reason = subjectBreach(subject);
    return reason === null ? [] : `“${subject}” ${reason}. Reword it by \`git rebase --interactive\`.`;
  });
  console.log([...breaches, `${subjects.length} subjects of commits checked`].join('\n'));
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
