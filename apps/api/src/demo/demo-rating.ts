import type { Random } from './random.ts'

export function demoRating(random: Random) {
  const ratingCount = random.whole(4, 400)
  return {
    ratingValue: Math.round(random.between(3.6, 5) * 10) / 10,
    bestRating: 5,
    reviewCount: Math.ceil(ratingCount / 3),
    ratingCount,
  }
}
