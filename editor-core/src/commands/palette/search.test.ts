import { expect, it } from 'vitest'
import { foundEntries } from './search.ts'

const all = ['Move up', 'Move down', 'Move to…', 'Select what is around it', 'Menü wählen', 'Remove'].map((label) => ({
  label,
}))
const labels = (query: string) => foundEntries(all, query).map(({ label }) => label)

it.each<readonly [string, readonly string[]]>([
  ['', all.map(({ label }) => label)],
  ['move', ['Move up', 'Move down', 'Move to…', 'Remove']],
  ['down move', ['Move down']],
  ['DO MO', ['Move down']],
  ['menu wahl', ['Menü wählen']],
  ['around', ['Select what is around it']],
  ['nothing', []],
])('%j finds %j', (query, expected) => expect(labels(query)).toEqual(expected))
