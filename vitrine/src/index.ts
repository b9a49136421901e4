export { definePageType } from './config/page-type.ts'
export { definePlugin, type LoadPluginWords, type Plugin, type PluginWords } from './config/plugin.ts'
export { defineConfig, type SiteConfig } from './config/site-config.ts'
export { defineTheme, type ThemeInput } from './config/theme.ts'
