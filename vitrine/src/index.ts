export { definePlugin, type LoadPluginWords, type Plugin, type PluginWords } from './config/plugin.ts'
