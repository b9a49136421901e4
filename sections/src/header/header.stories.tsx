import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Header', args: { section: 'header' } } satisfies Meta<SectionArgs>

const press =
  (name: string | RegExp) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name }))

export const Light: SectionStory = { args: { story: 'light' } }
export const Announcement: SectionStory = { args: { story: 'announcement' } }
export const Dark: SectionStory = { args: { story: 'dark' } }
export const OverlayWithoutBanner: SectionStory = { args: { story: 'overlay' } }
export const Logo: SectionStory = {
  args: {
    story: 'light',
    props: { logo: { src: '/pictures/parts.webp', alt: 'Nordhaven', width: 1200, height: 900 } },
  },
}
// On phones the menu is a sheet.
export const SubmenuOpen: SectionStory = {
  args: { story: 'light' },
  globals: { viewport: { value: 'pc' } },
  play: press('Products'),
}
export const LanguagesOpen: SectionStory = { args: { story: 'dark' }, play: press(/^Language/) }
export const GermanLength: SectionStory = { args: { story: 'announcement' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'announcement' }, globals: { language: 'ar' } }
export const OnPhone: SectionStory = { args: { story: 'light' }, globals: { viewport: { value: 'mobile' } } }
export const MenuOpenOnPhone: SectionStory = {
  args: { story: 'dark' },
  globals: { viewport: { value: 'mobile' } },
  play: press('Open menu'),
}
