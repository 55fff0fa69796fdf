// keys.mjs: a whole game by keyboard alone, for the tests of each game: Tab, arrows, Enter and letters.
/* Tab until the focus is there; how many times it took. */
export async function reach(page, selector, most, key = 'Tab') {
    for (let n = 0; n <= most; n++) {
        if (await page.evaluate((one) => document.activeElement.matches(one), selector)) return n;
        await page.keyboard.press(key);
    }
    throw new Error(`${selector} is more than ${most} keys away; the focus is at ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
}

/* From the shelf to the table without a mouse. */
export async function begin(page, url, game) {
    await page.goto(url);
    await page.waitForSelector('.box');
    await reach(page, `a[href$="/new/${game}"]`, 30);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.new-form');
    await reach(page, '.new-form button[type=submit]', 40);
    await page.keyboard.press('Enter');
    await page.waitForSelector('main .dock');
}

/* Waits for a decision and makes it, until the game is over. `decide` brings the focus to what ends the decision, and returns the keys
 * that it took to get to the first thing. data-at tells one decision from the next. */
export async function play(page, ready, decide) {
    let made = 0, worst = 0;
    for (; ; made++) {
        await page.waitForFunction((one) => document.querySelector('.dock a[href*="/replay/"]') || document.querySelector(one), ready);
        if (await page.locator('.dock a[href*="/replay/"]').count()) return { made, worst };
        const before = await page.getAttribute('main', 'data-at');
        const keys = await decide();
        if (made > 0) worst = Math.max(worst, keys);
        await page.keyboard.press('Enter');
        await page.waitForFunction((old) => document.querySelector('main') && document.querySelector('main').getAttribute('data-at') !== old, before);
    }
}
