import type { Db } from '../kernel/deps.ts'
import { idsByAge } from './demo-ids.ts'
import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts'

const HALF_A_YEAR_MS = 182 * DAY_MS

const TEXTS = [
  {
    name: 'about',
    title: 'About this site',
    text: `This is a demo of Tessera, an open place to discover, save and follow visual ideas that anyone can host.

The people, shops and pins here are made up. Look around, save what you like, and see what a site of your own could be.

# “Made with AI”
A pin carries this label when its file or its creator says that AI made the image or a visible part of it, or when staff found so. You can hide such pins in your settings, under “Privacy and data”. If a label is missing or wrong, report the pin.

# For the people who run this site
These pages are yours to write: sign in as staff, open the console and choose “Site pages”.`,
  },
  {
    name: 'terms',
    title: 'Terms of use',
    text: `These terms belong to the demo. Each site that runs Tessera has terms of its own.

# Your pins stay yours
You keep every right to what you upload. You allow the site to show it to the people who may see it, at the sizes their screens need, for as long as it is here. Delete it, and it is gone.

# What doesn’t belong here
- Other people’s private pictures or data
- Anything that hurts, threatens or sexualizes children
- Hate, harassment and calls to violence
- Spam, scams and links to malware

Use “Report” on any pin, comment, message or profile. Staff decide, and you are told how.

# No promises
A demo may be emptied at any time. Keep your own copy of what matters to you.`,
  },
  {
    name: 'privacy',
    title: 'Privacy',
    text: `Short, because little is kept.

# What we keep
- Your account: name, email address, birthday and a password that only you know
- What you make here: pins, boards, comments, messages
- What you do here, so that your home feed fits you, for as long as the operator sets; the cookie choices tell which of it needs your consent

# What we don’t do
We don’t sell data, and ads never reach a group small enough to guess who is in it.

# What you can do
Download everything or delete your account at any time: both are in your settings, under “Your account”.`,
  },
] as const

/** What an operator would tell about the site: the demo shows where it stands. */
export async function writeSiteTexts(tx: Db, now: Date): Promise<void> {
  const idOf = idsByAge(now)
  const rows = TEXTS.map((text, index) => {
    const ageMs = HALF_A_YEAR_MS - index * MINUTE_MS
    return { ...text, id: idOf(ageMs), version: 1, updatedAt: new Date(now.getTime() - ageMs) }
  })
  await tx.insertInto('siteTexts').values(rows).execute()
}
