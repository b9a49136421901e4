import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineComponent, h, onMounted } from 'vue'
import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import LiveExample from './live-example.ts'
import { notFound } from './not-found.ts'
import './style.css'
import './live.css'

const Layout = defineComponent({
  name: 'DocsLayout',
  setup() {
    // It shows its keys too: a name without them is another one than people see.
    onMounted(() => {
      const button = document.querySelector('.DocSearch-Button')
      button?.setAttribute('aria-label', button.textContent?.replaceAll(/\s+/g, ' ').trim() || 'Search')
    })
    return () => h(DefaultTheme.Layout, null, { 'not-found': notFound })
  },
})

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample)
  },
} satisfies Theme
