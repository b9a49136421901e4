import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const headerProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    logo: { $ref: 'image', translatable: true, group: 'brand', order: 1 },
    logoHeight: {
      type: 'number',
      minimum: 16,
      maximum: 120,
      default: 36,
      unit: 'px',
      responsive: true,
      group: 'brand',
      order: 2,
    },
    /** Stands in the head of every page of the site, for tabs and bookmarks; the header itself does not draw it. */
    icon: {
      type: 'string',
      format: 'asset',
      maxLength: 2000,
      setter: 'file',
      setterOptions: { kind: 'image' },
      group: 'brand',
      order: 3,
    },
    menu: {
      type: 'string',
      maxLength: 64,
      default: 'main',
      setter: 'source',
      setterOptions: { from: 'menus' },
      group: 'content',
      order: 1,
    },
    button: { $ref: 'button', group: 'content', order: 2 },
    showLanguages: { type: 'boolean', default: true, group: 'content', order: 3 },
    showSearch: { type: 'boolean', default: false, group: 'content', order: 4 },
    showList: { type: 'boolean', default: true, group: 'content', order: 5 },
    announcement: { type: 'string', maxLength: 120, translatable: true, group: 'announcement', order: 1 },
    announcementLink: { $ref: 'link', translatable: true, group: 'announcement', order: 2 },
    look: { enum: ['light', 'dark', 'overlay'], default: 'light', group: 'layout', order: 1 },
    menuPlace: { enum: ['start', 'center', 'end'], default: 'start', group: 'layout', order: 2 },
    sticky: { type: 'boolean', default: true, group: 'layout', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type HeaderProps = PropsOf<typeof headerProps>

export const headerSpec = {
  type: 'header',
  version: 1,
  category: 'page',
  icon: 'panel-top-dashed',
  props: headerProps,
  nesting: { single: true, within: [], part: 'header' },
  presets: [
    {
      id: 'light',
      props: {
        look: 'light',
        button: {
          label: 'Button label',
          link: {
            type: 'page',
            pageType: 'products',
          },
        },
      },
    },
    {
      id: 'announcement',
      props: {
        look: 'light',
        menuPlace: 'center',
        announcement: 'Tell visitors of {siteName} what is new',
        announcementLink: {
          type: 'page',
          pageType: 'products',
        },
        button: {
          label: 'Button label',
          link: {
            type: 'page',
            pageType: 'products',
          },
        },
      },
    },
    {
      id: 'dark',
      props: {
        look: 'dark',
        menuPlace: 'end',
        button: {
          label: 'Button label',
          link: {
            type: 'page',
            pageType: 'products',
          },
        },
      },
    },
    {
      id: 'overlay',
      props: {
        look: 'overlay',
        sticky: false,
        menuPlace: 'end',
        button: {
          label: 'Button label',
          link: {
            type: 'page',
            pageType: 'products',
          },
          look: 'secondary',
        },
      },
    },
  ],
} as const satisfies SectionSpec<typeof headerProps>
