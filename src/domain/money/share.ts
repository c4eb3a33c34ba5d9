/**
 * Share in whole percent points, with a sign if the exact share is beyond them: `{ beyond: '<', points: 1 }` for 0.3.
 */
export interface WholeShare {
  beyond: '<' | '>' | null;
  points: number;
}

/** Converts 0 to 100 points to whole percents. Never rounds a small share to 0 or an incomplete one to 100. */
export function wholeShare(points: number): WholeShare {
  if (points > 0 && points < 1) return { beyond: '<', points: 1 };
  if (points > 99 && points < 100) return { beyond: '>', points: 99 };
  return { beyond: null, points };
}
