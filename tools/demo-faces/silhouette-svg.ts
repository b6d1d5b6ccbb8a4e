/** Somebody against the sky: a drawing of 192 pixels a side. Heads are about 40 wide, around 96, 84. */
export interface Silhouette {
  /** Colors of the sky from the horizon up, and the color of the figure. */
  sky: readonly [low: string, middle: string, high: string]
  figure: string
  sun: readonly [x: number, y: number, radius: number]
  /** Height of the horizon, and the shape along it. */
  ground: 'hills' | 'sea' | 'town' | 'grass' | 'none'
  /** Turn to the left or the right, or seen from behind. */
  view: 'left' | 'right' | 'back'
  hair: string
  /** How far the figure is moved and how large it is. */
  at?: readonly [x: number, y: number, scale: number]
}

/** From the neck down: sloped shoulders to the lower edge. */
const SHOULDERS =
  'M84 108 C84 122 80 128 66 133 C46 139 36 150 33 200 L159 200 C156 150 146 139 126 133 C112 128 108 122 108 108 Z'

const BACK_HEAD =
  'M96 46 C77 46 69 60 70 80 C71 98 80 116 96 116 C112 116 121 98 122 80 C123 60 115 46 96 46 Z M68 80 C64 78 64 92 70 94 Z M124 80 C128 78 128 92 122 94 Z'

/** A face from the side: forehead, nose, lips and chin look to the left. */
const SIDE_HEAD =
  'M100 45 C84 44 74 53 73 66 C72.5 71 70 76 66 83 C65 85.500 66 87 69.500 87.500 C69 90.500 68 92 67.600 93.500 C67.500 95 69 95.800 70 96 C69 97.500 69 99 70 100 C69.500 103 70 107 73 108.500 C77 110.500 83 109.500 87 108 L88 122 L112 122 L112 104 C121 97 125 86 124 72 C122 54 114 46 100 45 Z'

export const HAIR = {
  bun: 'M72 78 C66 44 124 38 122 76 C116 60 100 58 88 64 C80 68 74 72 72 78 Z M84 40 C84 28 108 28 108 40 C108 50 84 50 84 40 Z',
  bob: 'M96 40 C70 40 62 58 62 84 C62 100 64 110 70 113 C78 116 114 116 122 113 C128 110 130 100 130 84 C130 58 122 40 96 40 Z',
  long: 'M96 40 C70 40 62 58 61 86 C60 116 54 136 56 156 C74 166 118 166 136 156 C138 136 132 116 131 86 C130 58 122 40 96 40 Z',
  short: 'M68 76 C64 48 80 38 98 39 C118 39 128 52 124 78 C120 70 120 62 112 60 C98 64 80 58 74 66 Z',
  tail: 'M70 74 C70 44 122 40 124 72 C126 62 140 58 146 72 C152 92 146 116 138 126 C140 108 136 92 124 84 C120 74 104 60 88 60 C78 62 74 66 70 74 Z',
  sideBob:
    'M70 66 C74 42 112 36 124 58 C132 74 130 98 128 114 C118 120 104 118 98 112 C104 96 98 80 88 70 C82 66 76 64 70 66 Z',
  sideShort:
    'M71 66 C70 46 88 36 106 41 C122 44 130 60 125 84 C122 92 116 96 112 98 C112 86 108 84 104 84 C104 74 98 66 90 64 C82 66 76 64 71 66 Z',
  hat: 'M40 66 C60 58 72 58 74 56 C74 36 82 30 97 31 C112 30 120 36 120 56 C122 58 134 58 154 66 C150 74 122 76 97 76 C72 76 44 74 40 66 Z',
  beanie:
    'M68 72 C66 44 78 30 97 30 C116 30 128 44 126 72 C110 66 84 66 68 72 Z M90 28 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 Z',
  cap: 'M72 64 C74 40 92 36 104 40 C120 43 127 54 125 70 C108 62 88 62 72 66 L46 70 C44 64 58 60 72 60 Z',
  hijab:
    'M96 38 C72 38 62 56 62 82 C62 104 56 122 44 140 C70 156 124 156 150 140 C138 122 132 104 131 82 C130 56 120 38 96 38 Z',
  beard:
    'M71 66 C70 46 88 36 106 41 C122 44 130 60 125 80 C116 84 108 82 106 74 C100 66 84 62 71 66 Z M73 96 C80 96 96 92 106 86 C108 104 98 122 82 122 C72 121 69 110 70 101 Z',
} as const

/** Round locks around a head, larger towards the crown. */
export function curls(count: number, reach: number, size: number, middle: readonly [number, number]): string {
  const [x, y] = middle
  return Array.from({ length: count }, (_, at) => {
    const turn = Math.PI * (0.86 + (1.28 * at) / (count - 1))
    const far = reach * (0.94 + 0.1 * Math.sin(at * 2.4))
    const radius = size * (0.82 + 0.22 * Math.sin(at * 1.7 + 1))
    const [cx, cy] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    return `M${cx - radius} ${cy} a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`
  }).join(' ')
}

const GROUNDS: Record<Silhouette['ground'], string> = {
  none: '',
  hills: 'M0 140 C30 118 56 128 84 136 C112 144 140 112 192 126 L192 192 L0 192 Z',
  sea: 'M0 132 L192 132 L192 192 L0 192 Z',
  town: 'M0 192 V120 H18 V104 H34 V128 H46 V92 H64 V124 H128 V98 H142 V116 H158 V86 H172 V122 H192 V192 Z',
  grass:
    'M0 192 L0 142 L8 120 L12 146 L20 126 L24 150 L34 118 L38 148 L48 130 L54 152 L140 150 L148 124 L152 148 L162 116 L166 146 L174 128 L180 148 L190 122 L192 192 Z',
}

export function silhouetteSvg({
  sky: [low, middle, high],
  figure,
  sun,
  ground,
  view,
  hair,
  at,
}: Silhouette): string {
  const [x, y, scale] = at ?? [0, 0, 1]
  const flip = view === 'right' ? 'translate(192 0) scale(-1 1)' : ''
  const body = `<path d="${SHOULDERS}"/><path d="${view === 'back' ? BACK_HEAD : SIDE_HEAD}"/><path d="${hair}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192" width="384" height="384">
<defs>
<linearGradient id="sky" x1="0" y1="1" x2="0" y2="0"><stop offset="0.1" stop-color="${low}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${high}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff6dc"/><stop offset="0.28" stop-color="#fff0c4" stop-opacity="0.85"/><stop offset="0.34" stop-color="${low}" stop-opacity="0.55"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient>
<linearGradient id="figure" gradientUnits="userSpaceOnUse" x1="0" y1="30" x2="0" y2="192"><stop offset="0" stop-color="${figure}"/><stop offset="1" stop-color="#0b0910"/></linearGradient>
<filter id="far"><feGaussianBlur stdDeviation="1.6"/></filter><filter id="soft"><feGaussianBlur stdDeviation="0.35"/></filter>
</defs>
<rect width="192" height="192" fill="url(#sky)"/>
<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2] * 3}" fill="url(#glow)"/>
<path d="${GROUNDS[ground]}" fill="${figure}" opacity="0.5" filter="url(#far)"/>
<g transform="translate(${x} ${y}) translate(96 192) scale(${scale}) translate(-96 -192) ${flip}">
<g fill="none" stroke="#ffe9c0" stroke-width="2.4" stroke-opacity="0.55" filter="url(#far)">${body}</g>
<g fill="url(#figure)" filter="url(#soft)">${body}</g>
</g></svg>`
}
