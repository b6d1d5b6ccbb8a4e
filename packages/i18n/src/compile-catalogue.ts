import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'

/** Turns ICU source texts into the form the runtime formats, so that no parser runs where they are shown. */
export function compileCatalogue(source: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  const compiled = Object.entries(source).map(([key, text]) => [key, compileMessage(text)] as const)
  return Object.fromEntries(compiled)
}
