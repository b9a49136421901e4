// Made by host/vite/handbook-plugin.ts from docs/owners.
declare module 'virtual:vitrine/handbook/*' {
  const topics: readonly import('@vitrine/office').HelpTopic[]
  export default topics
}
