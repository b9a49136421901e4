import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { scopedName } from '../renderer/build/section-styles-plugin.ts'

const onDemand = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@tiptap/react',
  '@tiptap/starter-kit',
]

export default {
  framework: '@storybook/react-vite',
  stories: ['../{sections,setters,designer}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // A long list asks for it where tests run: it is to draw what is in sight, as everywhere else.
      define: { 'process.env.VIRT_ON': 'true' },
      css: { modules: { generateScopedName: scopedName() } },
      // Setters load these on demand; found late, they would reload a test in the middle.
      optimizeDeps: { include: onDemand },
    }),
} satisfies StorybookConfig
