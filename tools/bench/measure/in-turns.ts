/** Measures two things in turns, nine rounds or three; the first round warms up and is left out. */
export async function inTurns(
  isQuick: boolean,
  ours: () => Promise<number>,
  control: () => Promise<number>,
): Promise<{ ours: number[]; control: number[]; ratios: number[] }> {
  const rounds: { ours: number[]; control: number[]; ratios: number[] } = {
    ours: [],
    control: [],
    ratios: [],
  }
  for (let round = -1; round < (isQuick ? 3 : 9); round += 1) {
    const [one, other] = [await ours(), await control()]
    if (round < 0) continue
    rounds.ours.push(one)
    rounds.control.push(other)
    rounds.ratios.push(one / other)
  }
  return rounds
}
