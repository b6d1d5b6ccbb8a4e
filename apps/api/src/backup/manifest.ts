import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = 'manifest.json'

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  version: z.string(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      days: z.array(z.string().regex(/^\d{8}$/)),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last_value: z.string().nullable() })),
  objects: z.object({ count: z.int(), bytes: z.int() }),
})

/** What a backup holds. */
export type Manifest = z.output<typeof Manifest>

export async function writeManifest(folder: string, manifest: Manifest): Promise<string> {
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return FILE
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')))

/** Where the rows of a table lie in a backup. */
export const tableFile = ({ schema, name }: { schema: string; name: string }): string =>
  `database/${schema}.${name}.copy`

export const OBJECTS = 'objects'
/** Files of the data folder that no server can do without. */
export const KEPT_FILES = ['secret-key', 'demo-password'] as const
