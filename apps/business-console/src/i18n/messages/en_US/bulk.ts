/** Texts of what is done with many rows at once; they come with the first selection. */
export const messages = {
  'console.bulk.label': 'Selected rows',
  'console.bulk.selected': '{smart_count, number} selected',
  'console.bulk.elsewhere': '({smart_count, number} not on this page)',
  'console.bulk.select_page': 'Select page',
  'console.bulk.clear': 'Clear selection',
  'console.bulk.more': 'and {smart_count, number} more',
  'console.bulk.left_out':
    '{smart_count, plural, one {1 selected row is left out} other {{smart_count} selected rows are left out}}',
  'console.bulk.hindrance.SELF': 'This is you',
  'console.bulk.hindrance.OWNER': 'Owns the business',
  'console.bulk.hindrance.NO_RIGHT': 'You don’t have permission to change this',
  'console.bulk.hindrance.HAS_ROLE': 'Already has this role',
  'console.bulk.hindrance.ARCHIVED': 'Already archived',
  'console.bulk.hindrance.ACTIVE': 'Not archived',
  'console.bulk.hindrance.BILLING_HOLD': 'On billing hold',
  'console.bulk.progress': '{done, number} of {total, number} done',
  'console.bulk.progress_label': 'Progress',
  'console.bulk.all_done': 'All done',
  'console.bulk.some_done': '{done, number} of {total, number} done. You can try the rest again.',
  'console.bulk.none_done': 'Nothing changed. Try again.',
  'console.bulk.running': 'In progress…',
  'console.bulk.waiting': 'Waiting',
  'console.bulk.not_begun': 'Not started',
  'console.bulk.stop': 'Stop',
  'console.bulk.retry': 'Try again ({smart_count, number})',
  'console.bulk.leave': 'Not every row is done yet. Leave and skip the rest?',
  'console.bulk.people.remove.button': 'Remove',
  'console.bulk.people.remove.title':
    'Remove {smart_count, plural, one {1 person} other {{smart_count} people}}?',
  'console.bulk.people.remove.content': 'They lose access immediately. Anything they created stays.',
  'console.bulk.people.remove.done': 'Removed',
  'console.bulk.people.admin.button': 'Make admin',
  'console.bulk.people.admin.title':
    'Make {smart_count, plural, one {1 person an admin} other {{smart_count} people admins}}?',
  'console.bulk.people.admin.content':
    'Admins manage people, accounts and settings, and have full access to every ad account and profile.',
  'console.bulk.people.admin.done': 'Now an admin',
  'console.bulk.people.employee.button': 'Make employee',
  'console.bulk.people.employee.title':
    'Make {smart_count, plural, one {1 person an employee} other {{smart_count} people employees}}?',
  'console.bulk.people.employee.content': 'Employees use only the ad accounts and profiles assigned to them.',
  'console.bulk.people.employee.done': 'Now an employee',
  'console.bulk.invites.resend.button': 'Resend',
  'console.bulk.invites.resend.title':
    'Resend {smart_count, plural, one {1 invite} other {{smart_count} invites}}?',
  'console.bulk.invites.resend.content': 'Each person gets a new link. Their current link will stop working.',
  'console.bulk.invites.resend.done': 'Resent',
  'console.bulk.invites.delete.button': 'Delete',
  'console.bulk.invites.delete.title':
    'Delete {smart_count, plural, one {1 invite} other {{smart_count} invites}}?',
  'console.bulk.invites.delete.content': 'The links in the emails will stop working.',
  'console.bulk.invites.delete.done': 'Deleted',
  'console.bulk.partners.remove.button': 'Remove',
  'console.bulk.partners.remove.title':
    'Remove {smart_count, plural, one {1 partner} other {{smart_count} partners}}?',
  'console.bulk.partners.remove.content':
    'The partnerships end for both sides. All shared access is lost immediately. Running promotions stay with the owners of the ad accounts.',
  'console.bulk.partners.remove.done': 'Removed',
  'console.bulk.managed-clients.stop.button': 'Stop managing',
  'console.bulk.managed-clients.stop.title':
    'Stop managing {smart_count, plural, one {1 client} other {{smart_count} clients}}?',
  'console.bulk.managed-clients.stop.content':
    'You and your team lose access to all of their ad accounts and profiles. You stay partners.',
  'console.bulk.managed-clients.stop.done': 'No longer managed',
  'console.bulk.ad-accounts.archive.button': 'Archive',
  'console.bulk.ad-accounts.archive.title':
    'Archive {smart_count, plural, one {1 ad account} other {{smart_count} ad accounts}}?',
  'console.bulk.ad-accounts.archive.content':
    'Their promotions end for good. You can unarchive the accounts at any time.',
  'console.bulk.ad-accounts.archive.done': 'Archived',
  'console.bulk.ad-accounts.restore.button': 'Unarchive',
  'console.bulk.ad-accounts.restore.title':
    'Unarchive {smart_count, plural, one {1 ad account} other {{smart_count} ad accounts}}?',
  'console.bulk.ad-accounts.restore.content': 'They become active again. Promotions that ended stay ended.',
  'console.bulk.ad-accounts.restore.done': 'Active',
  'console.bulk.asset-groups.delete.button': 'Delete',
  'console.bulk.asset-groups.delete.title':
    'Delete {smart_count, plural, one {1 asset group} other {{smart_count} asset groups}}?',
  'console.bulk.asset-groups.delete.content':
    'People and partners lose the access they have through these groups. Ad accounts and profiles in them stay.',
  'console.bulk.asset-groups.delete.done': 'Deleted',
  'console.bulk.tags.delete.button': 'Delete',
  'console.bulk.tags.delete.title': 'Delete {smart_count, plural, one {1 tag} other {{smart_count} tags}}?',
  'console.bulk.tags.delete.content':
    'Their events are deleted. Pages that still use them are no longer tracked. Child tags stay.',
  'console.bulk.tags.delete.done': 'Deleted',
  'console.bulk.audiences.delete.button': 'Delete',
  'console.bulk.audiences.delete.title':
    'Delete {smart_count, plural, one {1 audience} other {{smart_count} audiences}}?',
  'console.bulk.audiences.delete.content':
    'Ads will no longer reach them, including those of businesses you shared them with.',
  'console.bulk.audiences.delete.done': 'Deleted',
  'console.bulk.catalogs.delete.button': 'Delete',
  'console.bulk.catalogs.delete.title':
    'Delete {smart_count, plural, one {1 catalog} other {{smart_count} catalogs}}?',
  'console.bulk.catalogs.delete.content':
    'Their sources, products and product groups are deleted. Pins made from them stay.',
  'console.bulk.catalogs.delete.done': 'Deleted',
} as const
