import { withBase } from 'vitepress'
import { h } from 'vue'

/** What stands where there is no page. */
export const notFound = () =>
  h('main', { class: 'vp-doc not-found' }, [
    h('h1', 'There is no such page'),
    h('p', 'It may have moved, or the address is not quite right. Search for it (Ctrl K), or begin anew:'),
    h('ul', [
      h('li', h('a', { href: withBase('/') }, 'Start page')),
      h('li', h('a', { href: withBase('/keywords/') }, 'All keywords')),
      h('li', h('a', { href: withBase('/reference/') }, 'Packages')),
    ]),
  ])
