import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** The dialogs of a section, brought when they are opened. */
export const EditSection = lazyComponent(['boards'], () =>
  import('./SectionDialog.tsx').then((module) => module.SectionDialog),
)

export const DeleteSection = lazyComponent(['boards'], () =>
  import('./DeleteSectionModal.tsx').then((module) => module.DeleteSectionModal),
)

export const OrderSections = lazyComponent(['boards'], () =>
  import('./SectionOrderDialog.tsx').then((module) => module.SectionOrderDialog),
)
