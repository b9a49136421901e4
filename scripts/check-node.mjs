// The first line of every script: plain old syntax, so that an old Node gets as far as the advice.
var major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    'Vitrine needs Node 24 or newer; this is ' +
      process.versions.node +
      '.\n' +
      'On Linux (x64) `npm ci` brings Node 24 along for all npm scripts; if you see this there, run `npm ci` again.\n' +
      'Elsewhere install Node 24 from https://nodejs.org or with a version manager (nvm install 24).',
  )
  process.exit(1)
}
