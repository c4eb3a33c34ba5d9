/** A share in whole percent points, and what of them it is beyond: `{ beyond: '<', points: 1 }` for 0.3. */
export interface WholeShare {
  beyond: '<' | '>' | null;
  points: number;
}

/** A share of 0 to 100 points for whole percents. Never rounds a small share to 0 or an incomplete one to 100. */
export function wholeShare(points: number): WholeShare {
  if (points > 0 && points < 1) return { beyond: '<', points: 1 };
  if (points > 99 && points < 100) return { beyond: '>', points: 99 };
  return { beyond: null, points };
}
