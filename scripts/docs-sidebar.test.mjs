import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sidebar } from '../docs/.vitepress/sidebar.ts'

const docs = fileURLToPath(new URL('../docs', import.meta.url))

it.each(['guide', 'how-to', 'keywords', 'setters'])('every page of %s is in the list of pages', (folder) => {
  const listed = sidebar['/'].flatMap(({ items }) => items).map(({ link }) => link.replace(/\/$/, '/index'))
  const pages = readdirSync(`${docs}/${folder}`).filter((file) => file.endsWith('.md'))
  for (const page of pages) expect(listed).toContain(`/${folder}/${page.replace(/\.md$/, '')}`)
})
