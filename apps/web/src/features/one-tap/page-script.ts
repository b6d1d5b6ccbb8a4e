import { loadScript } from '../../shared/browser/load-script.ts'
import { signInLibrary } from '../../shared/browser/third-parties.ts'
import { wait } from '../../shared/browser/clock.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { type SignInLibrary, signInScript } from './sign-in-script.ts'

/** The page's one sign-in script. Its provider documents its API. */
export const pageScript = signInScript({
  load: loadScript,
  find: () => signInLibrary() as SignInLibrary | undefined,
  wait,
  count: (metric) => countMetric(metric),
})
