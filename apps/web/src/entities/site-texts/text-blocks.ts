export type TextBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const HEADING = /^#+ +/
const ITEM = /^[-*] +/

/** Paragraphs stand between blank lines; `# ` begins a heading, and lines that begin with `- ` are a list. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n|\n(?=#+ )|(?<=^#+ [^\n]*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): TextBlock => {
      const lines = block.split('\n').map((line) => line.trim())
      if (lines.every((line) => ITEM.test(line)))
        return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }
      return HEADING.test(block)
        ? { kind: 'heading', text: block.replace(HEADING, '') }
        : { kind: 'paragraph', text: block }
    })
}
