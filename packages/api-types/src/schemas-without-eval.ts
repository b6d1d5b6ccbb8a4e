// What zod reads as its settings when it is first loaded.
// Its schemas otherwise make code out of strings, which the policy of our pages forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
