// The package declares the types of its full build alone; of this one we use what both have.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
