// What zod reads as its settings when a page first loads it; set here since most pages never do.
// Its schemas otherwise make code out of strings, which the policy of our pages forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
