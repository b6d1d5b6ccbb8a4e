export interface Spelling {
  /** as it stands in a URL, with brackets where needed */
  host: string
  /** the address behind it */
  address: string
  kind: string
}

const innerIpv4 = [
  '127.0.0.1',
  '127.0.0.2',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.3.7',
  '172.16.5.4',
  '172.31.255.1',
  '192.168.0.1',
  '192.168.178.20',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
] as const

const innerIpv6 = [
  '::1',
  '::',
  'fe80::1',
  'fc00::7',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
]

const octets = (address: string): number[] => address.split('.').map(Number)
const whole = (address: string): number => octets(address).reduce((sum, part) => sum * 256 + part, 0)
const hex = (value: number, digits = 0): string => value.toString(16).padStart(digits, '0')
const fullWidth = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const percent = (text: string): string => Buffer.from(text).toString('hex').replace(/../g, '%$&')

function ipv4Spellings(address: string): Spelling[] {
  const parts = octets(address)
  const [a = 0, b = 0, c = 0, d = 0] = parts
  const joined = (write: (part: number, at: number) => string) => parts.map(write).join('.')
  const spellings: Record<string, string> = {
    dotted: address,
    'trailing dot': `${address}.`,
    decimal: String(whole(address)),
    hex: `0x${hex(whole(address))}`,
    'upper hex': `0X${hex(whole(address)).toUpperCase()}`,
    octal: `0${whole(address).toString(8)}`,
    'zero padded octal': `000000${whole(address).toString(8)}`,
    'octal parts': joined((part) => `0${part.toString(8)}`),
    'long octal parts': joined((part) => `0000${part.toString(8)}`),
    'hex parts': joined((part) => `0x${hex(part)}`),
    'padded hex parts': joined((part) => `0x${hex(part, 8)}`),
    'mixed parts': joined((part, at) => (at % 2 ? `0x${hex(part)}` : `0${part.toString(8)}`)),
    'hex head': `0x${hex(a)}.${b}.${c}.${d}`,
    'two parts': `${a}.${(b * 256 + c) * 256 + d}`,
    'three parts': `${a}.${b}.${c * 256 + d}`,
    'two hex parts': `0x${hex(a)}.0x${hex((b * 256 + c) * 256 + d)}`,
    'full width': fullWidth(address),
    'ideographic stops': address.replaceAll('.', '\u3002'),
    'halfwidth stops': address.replaceAll('.', '\uff61'),
    'percent encoded': percent(address),
    'percent stops': address.replaceAll('.', '%2e'),
    'soft hyphen': address.replace('.', '\u00ad.'),
    'wildcard name': `${address}.nip.io`,
    'dashed name': `${address.replaceAll('.', '-')}.sslip.io`,
    userinfo: `pictures.example@${address}`,
    'userinfo with password': `pictures.example:443@${address}`,
    'encoded userinfo': `pictures.example%20@${address}`,
  }
  return Object.entries(spellings).map(([kind, host]) => ({ kind, host, address }))
}

function wrappedSpellings(address: string): Spelling[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address)
  const high = hex(a * 256 + b)
  const low = hex(c * 256 + d)
  const spellings: Record<string, string> = {
    mapped: `::ffff:${address}`,
    'mapped hex': `::ffff:${high}:${low}`,
    'mapped upper': `::FFFF:${address}`,
    'mapped in full': `0:0:0:0:0:ffff:${high}:${low}`,
    'mapped padded': `0000:0000:0000:0000:0000:ffff:${high.padStart(4, '0')}:${low.padStart(4, '0')}`,
    compatible: `::${address}`,
    translated: `::ffff:0:${address}`,
    nat64: `64:ff9b::${address}`,
    'nat64 hex': `64:ff9b::${high}:${low}`,
    'local nat64': `64:ff9b:1::${address}`,
    '6to4': `2002:${high}:${low}::1`,
    teredo: `2001:0:${high}:${low}::1`,
  }
  return Object.entries(spellings).map(([kind, host]) => ({ kind, host: `[${host}]`, address: host }))
}

const loopbackNames = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'LocalHost.',
  'localhost.localdomain',
  'ip6-localhost',
  'sub.localhost',
  '\uff4cocalhost',
  'loc\u00adalhost',
  'l%6fcalhost',
  'localtest.me',
  'lvh.me',
  'metadata.google.internal',
  'kubernetes.default.svc',
  'db',
].map((host) => ({ kind: 'name', host, address: '127.0.0.1' }))

const ipv6Spellings = innerIpv6.flatMap((address) => [
  { kind: 'ipv6', host: `[${address}]`, address },
  { kind: 'ipv6 upper', host: `[${address.toUpperCase()}]`, address },
  { kind: 'ipv6 zone', host: `[${address}%25lo]`, address },
])

/** Every way we know to write an address that lies inside. */
export const innerSpellings: readonly Spelling[] = [
  ...innerIpv4.flatMap((address) => [...ipv4Spellings(address), ...wrappedSpellings(address)]),
  ...ipv6Spellings,
  ...loopbackNames,
]
