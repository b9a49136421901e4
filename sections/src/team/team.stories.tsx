import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { people } from '../testing/story-content/team.ts'

const photo = { src: '/pictures/hall.webp', alt: '', width: 1200, height: 900 }
const items = people.map((person) => ({ ...person, photo }))

export default { title: 'Sections/Team', args: { section: 'team' } } satisfies Meta<SectionArgs>

export const Photos: SectionStory = {
  args: { story: 'photos', props: { items: items.map(({ id, name, role }) => ({ id, name, role, photo })) } },
}
export const Cards: SectionStory = { args: { story: 'cards', props: { items: items.slice(0, 3) } } }
export const Contacts: SectionStory = { args: { story: 'contacts', props: { items } } }
export const Deep: SectionStory = { args: { story: 'contacts', props: { tone: 'deep' } } }
export const Samples: SectionStory = { args: { preset: 'photos' } }
export const Arabic: SectionStory = { args: { story: 'cards' }, globals: { language: 'ar' } }
