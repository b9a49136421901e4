import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { scopedName } from '../host/vite/vitrine-plugin.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['../{sections,setters,designer}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { css: { modules: { generateScopedName: scopedName() } } }),
} satisfies StorybookConfig
