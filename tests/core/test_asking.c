/*
 * test_asking.c - three sides are asked in turn, once each or until all of them pass.
 */
#include <berthier/asking.h>
#include <string.h>

struct bt_play {
    int places;
    bool dumb[3]; /* sides that have nothing to say */
};

static int
places(const bt_play *play)
{
    return play->places;
}

/* Blue begins, then green and red. */
static bt_side
whose(const bt_play *play, int place)
{
    static const bt_side order[] = { 1, 2, 0 };
    (void)play;
    return order[place];
}

static bool
is_asked(const bt_play *play, bt_side side)
{
    return !play->dumb[side];
}

static const bt_asking once = { places, whose, is_asked, false };
static const bt_asking rounds = { places, whose, is_asked, true };

static void
ask(bt_frames *frames)
{
    memset(frames, 0, sizeof *frames);
    bt_frames_push(frames, 1, BT_SIDE_NONE);
    bt_frames_push(frames, 2, BT_SIDE_NONE);
}

/* Who answers: a letter is a side that does something, a stop one that passes. */
static void
goes(const bt_asking *asking, bt_play play, const char *answers, const char *asked)
{
    bt_frames frames;
    char found[32] = "";
    ask(&frames);
    for (size_t i = 0; bt_asking_waits(asking, &frames, &play); i++) {
        bt_frame *frame = bt_frames_top(&frames);
        assert_int_equal(frames.depth, 2);
        assert_true(i < strlen(answers) && i + 1 < sizeof found);
        found[i] = "rbg"[frame->side];
        if (!asking->until_all_pass)
            bt_asked_once(frame);
        else if (answers[i] == '.')
            bt_asked_passes(frame);
        else
            bt_asked_acts(frame);
    }
    assert_string_equal(found, asked);
    assert_int_equal(strlen(answers), strlen(asked));
    assert_int_equal(frames.depth, 1);
}

static void
each_is_asked_once(void **state)
{
    (void)state;
    goes(&once, (bt_play){ 3, { false, false, false } }, "!.!", "bgr");
    goes(&once, (bt_play){ 2, { false, false, false } }, "..", "bg");
    goes(&once, (bt_play){ 3, { false, true, false } }, "..", "gr");
    goes(&once, (bt_play){ 3, { true, true, true } }, "", "");
    goes(&once, (bt_play){ 0, { false, false, false } }, "", "");
}

static void
all_are_asked_until_all_pass(void **state)
{
    (void)state;
    goes(&rounds, (bt_play){ 3, { false, false, false } }, "...", "bgr");
    /* A side that does something gives the others an answer, and may be asked again. */
    goes(&rounds, (bt_play){ 3, { false, false, false } }, ".!...", "bgrbg");
    goes(&rounds, (bt_play){ 2, { false, false, false } }, "!!!..", "bgbgb");
    goes(&rounds, (bt_play){ 3, { false, false, false } }, "!!!!!!!!!!...", "bgrbgrbgrbgrb");
    /* A side with nothing to say passes. */
    goes(&rounds, (bt_play){ 3, { true, false, false } }, "..", "bg");
    goes(&rounds, (bt_play){ 3, { true, false, false } }, ".!..", "bgbg");
    goes(&rounds, (bt_play){ 3, { true, true, true } }, "", "");
    goes(&rounds, (bt_play){ 0, { false, false, false } }, "", "");
}

/* The round is in the frame, so a position in the middle of it goes on. */
static void
a_round_stands_in_its_frame(void **state)
{
    bt_play play = { 3, { false, false, false } };
    bt_frames frames, copy;
    (void)state;
    ask(&frames);
    assert_true(bt_asking_waits(&rounds, &frames, &play));
    bt_asked_acts(bt_frames_top(&frames));
    assert_true(bt_asking_waits(&rounds, &frames, &play));
    bt_asked_passes(bt_frames_top(&frames));
    copy = frames;
    assert_true(bt_asking_waits(&rounds, &copy, &play));
    assert_int_equal(bt_frames_peek(&copy)->side, 0);
    bt_asked_passes(bt_frames_top(&copy));
    assert_true(bt_asking_waits(&rounds, &copy, &play));
    assert_int_equal(bt_frames_peek(&copy)->side, 1);
    bt_asked_passes(bt_frames_top(&copy));
    assert_false(bt_asking_waits(&rounds, &copy, &play));
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_asked_once),
        cmocka_unit_test(all_are_asked_until_all_pass),
        cmocka_unit_test(a_round_stands_in_its_frame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
