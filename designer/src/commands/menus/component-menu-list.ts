/** What is only of a header or footer, and left out of the menus of all others. */
export const sitePartMenu = ['use-on-every-page', 'use-on-this-page', 'hide-on-this-page'] as const

/** What can be done with a component, in the order of a menu. */
export const componentMenu = [
  'edit-content',
  'copy',
  'cut',
  'paste',
  'duplicate',
  'delete',
  'wrap',
  'unwrap',
  'rename',
  'lock',
  'hide',
  'move-up',
  'move-down',
  'move-in',
  'move-out',
  'move-to',
  ...sitePartMenu,
  'select-parent',
  'select-first-child',
] as const
