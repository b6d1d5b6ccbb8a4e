export type Vital = { name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'; value: number; rating: string }

/** Measures how the page feels; the library comes only where it is asked for. */
export function watchVitals(onVital: (vital: Vital) => void): void {
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch((vital) => onVital(vital))
    },
    // Without the chunk the page is not measured.
    () => undefined,
  )
}
