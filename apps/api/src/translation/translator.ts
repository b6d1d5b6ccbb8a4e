/** Translates texts of members on their readers' demand. */
export interface Translator {
  /**
   * The text in a language, such as `pt` or `zh-Hans`.
   * @throws Error when the service cannot be reached or refuses
   */
  translate(text: string, language: string): Promise<string>
}
