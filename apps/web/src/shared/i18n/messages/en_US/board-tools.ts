/** Texts of what the keepers of a board do with it now and then. */
export const messages = {
  'merge.action': 'Merge into another board',
  'merge.title': 'Merge “{name}” into another board',
  'merge.none': 'You don’t have another board to merge this one into.',
  'merge.previewing': 'Checking what will happen',
  'merge.whatHappens': 'What will happen',
  'merge.pins':
    '{count, plural, =0 {No pins need to move.} one {# pin moves to {target}.} other {# pins move to {target}.}}',
  'merge.stays':
    '{count, plural, one {# pin is already in {target}. This copy stays with “{name}”.} other {# pins are already in {target}. These copies stay with “{name}”.}}',
  'merge.others':
    '{count, plural, one {# pin was saved by someone else. It moves too, and stays theirs.} other {# pins were saved by other people. They move too, and stay theirs.}}',
  'merge.sections':
    '{count, plural, one {# section moves along.} other {# sections move along.}}{joined, plural, =0 {} one { # of them joins the section with the same name.} other { # of them join the sections with the same names.}}',
  'merge.followers':
    '{count, plural, one {# follower won’t follow {target} automatically.} other {# followers won’t follow {target} automatically.}}',
  'merge.collaborators':
    '{count, plural, one {# collaborator won’t be added to {target}. You can invite them again there.} other {# collaborators won’t be added to {target}. You can invite them again there.}}',
  'merge.leaves':
    '“{name}” goes to Recently deleted, and links to it open {target}. You can undo the merge for an hour. Your scheduled pins and catalogs move to {target}, and stay there if you undo.',
  'merge.exposing': '{target} is visible to more people than “{name}”.',
  'merge.confirmExposing': 'Let more people see these pins',
  'merge.submit': 'Merge boards',
  'merge.moving': '{name} is being merged into {target}.',
  'merge.moved': '{name} was merged into this board.',
  'merge.movedAway': '{name} was merged into {target}.',
  'merge.movedPartly': 'Some pins of {name} couldn’t be merged into {target}.',
  'merge.there':
    '{count, plural, one {# pin was already here, so its copy is in Recently deleted.} other {# pins were already here, so their copies are in Recently deleted.}}',
  'merge.undoing': 'Undoing the merge of {name} into {target}.',

  'activity.action': 'Activity',
  'activity.title': 'Activity on {name}',
  'activity.empty': 'No activity yet',
  'activity.failed': 'Couldn’t load the activity',
  'activity.untitled': 'Untitled pin',
  'activity.added':
    '{name} added {count, plural, one {a pin} other {# pins}}{where, select, section { to {section}} other {}}',
  'activity.moved':
    '{name} moved {count, plural, one {a pin} other {# pins}} {where, select, section {to {section}} other {to {board}}}',
  'activity.moved_away': '{name} moved {count, plural, one {a pin} other {# pins}} to another board',
  'activity.removed': '{name} removed {count, plural, one {a pin} other {# pins}}',
  'activity.section_created': '{name} added the section {section}',
  'activity.section_renamed': '{name} renamed a section to {section}',
  'activity.section_deleted':
    '{name} deleted a section{count, plural, =0 {} one { with a pin} other { with # pins}}',
  'activity.renamed': '{name} renamed the board',
  'activity.joined': '{name} joined the board',
  'activity.left': '{name} left the board',
  'activity.person_removed': '{name} removed {person} from the board',
  'activity.took_over': '{name} now owns the board',
} as const
