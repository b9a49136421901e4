import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import LiveExample from './live-example.ts'
import './style.css'
import './live.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample)
  },
} satisfies Theme
