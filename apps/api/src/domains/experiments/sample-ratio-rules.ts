import type { ExperimentArm } from '@tessera/shared-tracking'
import type { ExposureCount } from './exposure-store.ts'

const FEWEST_EXPECTED = 5

interface Version {
  version: number
  arms: readonly ExperimentArm[]
}

/**
 * How likely shares as uneven as these are when assignment is fair: the chi-square test of goodness of fit
 * over the weighted groups, each exposure held against the weights it was drawn by. What is too few of one
 * version to expect five in each group is left out; null while nothing is left.
 */
export function sampleRatioP(
  versions: readonly Version[],
  exposures: readonly ExposureCount[],
): number | null {
  const fits = versions.flatMap(({ version, arms }) =>
    fitOf(
      arms,
      exposures.filter(({ armsVersion }) => armsVersion === version),
    ),
  )
  const freedom = fits.reduce((sum, fit) => sum + fit.freedom, 0)
  const chiSquare = fits.reduce((sum, fit) => sum + fit.chiSquare, 0)
  return freedom === 0 ? null : upperGamma(freedom / 2, chiSquare / 2)
}

function fitOf(arms: readonly ExperimentArm[], exposures: readonly ExposureCount[]) {
  const weighted = arms.filter(({ weight }) => weight > 0)
  const seen = weighted.map(({ name }) => exposures.find(({ group }) => group === name)?.subjects ?? 0)
  const total = seen.reduce((sum, count) => sum + count, 0)
  const expected = weighted.map(({ weight }) => (total * weight) / 100)
  if (weighted.length < 2 || expected.some((count) => count < FEWEST_EXPECTED)) return []
  const chiSquare = seen.reduce((sum, count, at) => {
    const hoped = expected[at] ?? 1
    return sum + (count - hoped) ** 2 / hoped
  }, 0)
  return [{ chiSquare, freedom: weighted.length - 1 }]
}

const MOST_TERMS = 500

/** The regularised upper incomplete gamma function Q(a, x), a a multiple of one half. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  // Q(1/2, x) and Q(1, x) are known; Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1).
  let q = Number.isInteger(a) ? Math.exp(-x) : complementaryError(Math.sqrt(x))
  let at = Number.isInteger(a) ? 1 : 0.5
  let term = (x ** at * Math.exp(-x)) / (at === 1 ? 1 : Math.sqrt(Math.PI) / 2)
  while (at < a) {
    q += term
    at += 1
    term *= x / at
  }
  return Math.min(1, q)
}

/** erfc by its series for small values, else by its continued fraction. */
function complementaryError(z: number): number {
  if (z < 2.5) {
    let term = z
    let sum = z
    for (let n = 1; n < MOST_TERMS && Math.abs(term / (2 * n + 1)) > 1e-16 * Math.abs(sum); n += 1) {
      term *= -(z * z) / n
      sum += term / (2 * n + 1)
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum
  }
  let fraction = 0
  for (let n = 60; n > 0; n -= 1) fraction = n / 2 / (z + fraction)
  return Math.exp(-z * z) / Math.sqrt(Math.PI) / (z + fraction)
}
